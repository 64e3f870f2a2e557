/** As much of a browser as the store of a table asks for, for unit tests. Import it before anything else. */
const nothing = () => {};
Object.assign(globalThis, {
  document: { hidden: false, documentElement: {} },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  window: globalThis,
});

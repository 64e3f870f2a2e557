/** Short wooden sounds, made on the spot: nothing has to be fetched. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

/** A struck thing: a tone that falls and fades. */
function strike(at: number, pitch: number, length: number, loud: number, type: OscillatorType) {
  const sound = audio();
  if (!sound) return;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, sound.currentTime + at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, sound.currentTime + at + length);
  volume.gain.setValueAtTime(loud, sound.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + at + length);
  tone.connect(volume).connect(sound.destination);
  tone.start(sound.currentTime + at);
  tone.stop(sound.currentTime + at + length);
}

const SOUNDS = {
  water: () => strike(0, 320, 0.22, 0.05, "sine"),
  wood: () => strike(0, 190, 0.09, 0.12, "triangle"),
  coin: () => [0, 0.07].forEach((at) => strike(at, 1900, 0.12, 0.03, "triangle")),
  glass: () => strike(0, 2400, 0.5, 0.03, "sine"),
  bell: () => [0, 0.6].forEach((at) => strike(at, 440, 1.4, 0.08, "sine")),
};

export function play(sound: keyof typeof SOUNDS | "") {
  if (sound && settings.stored.sound && !document.hidden) SOUNDS[sound]();
}

/** Two strokes of an oar: it is your turn. Who looks elsewhere needs them most. */
export function call() {
  if (!settings.stored.call) return;
  strike(0, 240, 0.12, 0.1, "triangle");
  strike(0.17, 200, 0.14, 0.1, "triangle");
}

/** Passkeys, as browsers make and use them. */
import * as api from "./api";

const text = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const bytes = (data: string) =>
  Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Browsers have them only over https and on this machine, and for names, not for numbers. */
export const possible = () =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** Makes one for the player who is here. */
export async function make(): Promise<api.Player> {
  const wish = await api.newPasskey();
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(wish.challenge),
      rp: { id: wish.site, name: "Laguna" },
      user: { id: bytes(wish.user), name: wish.name, displayName: wish.name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: wish.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    id: made.id,
    response: {
      client_data: text(response.clientDataJSON),
      attestation_object: text(response.attestationObject),
    },
  });
}

/** Comes back by one: this browser is a device of the player then. */
export async function use() {
  const wish = await api.beginReturn();
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytes(wish.challenge), rpId: wish.site, userVerification: "preferred" },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return api.comeBack({
    id: used.id,
    response: {
      client_data: text(response.clientDataJSON),
      authenticator_data: text(response.authenticatorData),
      signature: text(response.signature),
    },
  });
}

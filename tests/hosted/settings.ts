import { generateKeyPairSync } from "node:crypto";

export const hostedSanity = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: "abc12345",
  NEXT_PUBLIC_SANITY_DATASET: "films",
  SANITY_API_READ_TOKEN: "sk-hosted-viewer-token",
} as const;

export const hostedFirebase = {
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-films",
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIza-example",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "nightlight-films.firebaseapp.com",
} as const;

export function serviceAccount(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return JSON.stringify({
    type: "service_account",
    project_id: hostedFirebase.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    private_key_id: "key-1",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    client_email: "site@nightlight-films.iam.gserviceaccount.com",
    client_id: "1",
    token_uri: "https://oauth2.googleapis.com/token",
  });
}

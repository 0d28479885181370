import { describe, expect, test } from "vitest";
import { identityProviders, providerName } from "./identity-providers.ts";

const oidcProviders = [{ id: "oidc.guild", label: "Projectionists' Guild" }];

describe("[AUTH-1] identity providers", () => {
  test("are in the order of the settings, followed by generic ones with their labels", () => {
    expect(identityProviders({ providers: ["github", "google"], oidcProviders })).toEqual([
      { id: "github.com", name: "GitHub" },
      { id: "google.com", name: "Google" },
      { id: "oidc.guild", name: "Projectionists' Guild" },
    ]);
  });

  test("have a name when they are disabled, because an account may still use one", () => {
    const settings = { providers: [], oidcProviders: [] };
    expect(identityProviders(settings)).toEqual([]);
    expect(providerName("facebook.com", settings)).toBe("Facebook");
    expect(providerName("oidc.guild", { ...settings, oidcProviders })).toBe(
      "Projectionists' Guild",
    );
    expect(providerName("saml.studio", settings)).toBe("saml.studio");
  });
});

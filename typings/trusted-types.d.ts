// Trusted Types, which TypeScript does not know yet: what makes texts out of texts that may run.
interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string, type: string, sink: string) => string | null;
      createScript?: (code: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ) => {createHTML: (html: string) => string};
}

interface Window {
  /** Undefined in browsers without Trusted Types. */
  trustedTypes?: TrustedTypePolicyFactory;
}

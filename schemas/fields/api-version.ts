/** Version of the content service's HTTP API that the rules of forms use. */
export const apiVersion = "2025-02-19";

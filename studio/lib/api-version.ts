/** Version of the content service's HTTP API that the studio uses, as a date: https://www.sanity.io/docs/api-versioning. */
export const apiVersion = "2025-02-19";

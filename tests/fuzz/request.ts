export interface FuzzRequest {
  method: string;
  /** Path and query string. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/**
 * Describes a request in the report of a fault, so that a developer can repeat the request by hand.
 */
export const described = ({ method, path, headers, body }: FuzzRequest): string => {
  const { authorization: _secret, ...shown } = headers;
  const sent = body ? ` ${body.subarray(0, 600).toString()}` : "";
  return `${method} ${path.slice(0, 400)} ${JSON.stringify(shown)}${sent}`;
};

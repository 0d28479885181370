export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Describes a request so that a developer can repeat it by hand. */
export const described = ({ method, path, headers, body }: FuzzRequest): string => {
  const { authorization: _secret, ...shown } = headers;
  const sent = body ? ` ${body.subarray(0, 600).toString()}` : "";
  return `${method} ${path.slice(0, 400)} ${JSON.stringify(shown)}${sent}`;
};

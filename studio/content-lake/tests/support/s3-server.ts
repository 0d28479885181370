import S3rver from "s3rver";
import { newFolder } from "./served-lake.ts";

/** Starts an S3-compatible server with a bucket. Returns the environment of a lake that is backed up there. */
export async function startS3(bucket: string) {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: newFolder(),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      AWS_REGION: "us-east-1",
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    },
    close: () => server.close(),
  };
}

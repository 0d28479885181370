// Next.js ships this file without types. The file is a copy of React's renderer, so React's types
// apply.
declare module "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js" {
  export { renderToReadableStream } from "react-dom/server";
}

// Next's file is typed as no module; it is React's own renderer.
declare module "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js" {
  export { renderToReadableStream } from "react-dom/server";
}

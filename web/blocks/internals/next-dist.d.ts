// Next.js ships this file without types. It is a copy of React's own renderer.
declare module "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js" {
  export { renderToReadableStream } from "react-dom/server";
}

/** The texts of the tools for pictures, in the page's language. */
export type PictureLabels = Record<
  | "image"
  | "dropImage"
  | "replaceImage"
  | "altText"
  | "focalPoint"
  | "focalHint"
  | "previousImage"
  | "nextImage"
  | "describe"
  | "describeHint"
  | "name"
  | "decorative"
  | "save"
  | "close"
  | "stop"
  | "uploading"
  | "uploaded"
  | "tryAgain"
  | "oneImage"
  | "noImage",
  string
>;

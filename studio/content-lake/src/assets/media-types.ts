const mediaTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  tif: "image/tiff",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  json: "application/json",
  vtt: "text/vtt",
  txt: "text/plain",
  csv: "text/csv",
  woff2: "font/woff2",
  zip: "application/zip",
};

export function mediaTypeOf(extension: string): string {
  return mediaTypes[extension] ?? "application/octet-stream";
}

export function extensionOf(mediaType: string): string | undefined {
  const [essence = ""] = mediaType.split(";");
  return Object.entries(mediaTypes).find(([, type]) => type === essence.trim().toLowerCase())?.[0];
}

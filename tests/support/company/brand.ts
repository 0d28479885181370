import sharp from "sharp";

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A made-up lift company, which looks nothing like the sample sites. */
export const company = {
  name: "Alder & Crane",
  title: "Lifts that go on working",
  paper: "#f4f7f4",
  ink: "#10231c",
  primary: "#0e5c43",
  secondary: "#ffd166",
  typefaces: { display: "Space Grotesk", text: "Source Serif 4", interface: "Space Grotesk" },
  shape: { corners: "Round", density: "Generous", headingWeight: "Heavy" },
} as const;

const house = "M10 52V30l18-18 18 18v22H35V35l-7-7-7 7v17z";

const drawing = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

/** Returns the company's logo in one color: a house, and three lift shafts. */
export const logoFile = (color: string): Upload => ({
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    drawing(
      150,
      64,
      `<path d="${house}M62 52V12h8v40zm18 0V26h8v26zm18 0V18h8v34z" fill="${color}"/><circle cx="126" cy="44" r="8" fill="${company.secondary}"/>`,
    ),
  ),
});

async function png(name: string, svg: string): Promise<Upload> {
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name, mimeType: "image/png", buffer };
}

export const iconFile = (): Promise<Upload> =>
  png(
    "icon.png",
    drawing(
      512,
      512,
      `<rect width="512" height="512" fill="${company.primary}"/><path transform="translate(40 40) scale(7.7)" d="${house}" fill="${company.secondary}"/>`,
    ),
  );

/** Returns the opening picture: a house front with lift shafts, whose cabins wait at different floors. */
export function pictureFile(): Promise<Upload> {
  const shafts = Array.from({ length: 9 }, (_, index) => {
    const x = 90 + index * 165;
    const cabin = 110 + ((index * 7) % 9) * 88;
    const floors = Array.from(
      { length: 10 },
      (_floor, floor) =>
        `<rect x="${x}" y="${100 + floor * 88}" width="110" height="70" rx="10" fill="#16734f"/>`,
    );
    return `${floors.join("")}<rect x="${x + 8}" y="${cabin}" width="94" height="52" rx="8" fill="${index % 3 === 0 ? company.secondary : "#f4f7f4"}"/>`;
  });
  return png(
    "house.png",
    drawing(
      1600,
      1000,
      `<rect width="1600" height="1000" fill="${company.primary}"/>${shafts.join("")}`,
    ),
  );
}

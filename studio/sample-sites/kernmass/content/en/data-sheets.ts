import { columns, gate } from "../../../compose/containers.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

/** The data sheets page in English. Its sign-in gates show the documents only to customers. */
export const dataSheets = page("en", "data-sheets", {
  title: "Data sheets",
  slug: "data-sheets",
  seo: {
    title: "Data sheets and certificates for customers · Kernmass",
    description:
      "Data sheets, step files and the calibration certificate of every serial number, for customers with a verified address.",
    image: picture("calibration", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "31 documents, each with a revision",
      text: "Data sheets, step files, approvals and certificates. A document here can’t be out of date: when it changes, everybody who downloaded it gets one mail.",
      poster: picture("orbits", "en"),
      phonePoster: pictureCut("orbitsPhone"),
      layout: "split",
    }),
    gate("documents", {
      heading: "For customers",
      promise:
        "6 data sheets, 6 step files, 4 approvals. You need an account with a verified address.",
      buttonLabel: "Sign in to the documents",
      rules: { emailVerified: true, secondFactor: false },
      teaser: [
        text("documents-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p(
              "Latest change: KM100, revision 7, page 3. The torque was 2.4 N·m all along; now it says so twice.",
            ),
          ),
        }),
      ],
      blocks: [
        text("documents-note", {
          heading: "Revision 7 is the last with a drawing in inches.",
          tone: "inverted",
          body: rich(
            p(
              "From revision 8 every length is in millimetres. Keep this one if your workshop needs ¼-28.",
            ),
          ),
        }),
        featureGrid("documents-list", {
          heading: "Data sheets",
          tone: "inverted",
          features: [
            {
              title: "KM10, revision 4",
              text: "DS-KM10-4, 4 pages, 0.5 MB. Step file 1.1 MB. Changed: noise with 2 mA.",
            },
            {
              title: "KM100, revision 7",
              text: "DS-KM100-7, 4 pages, 0.6 MB. Step file 1.9 MB. Changed: torque.",
            },
            {
              title: "KM500, revision 3",
              text: "DS-KM500-3, 4 pages, 0.6 MB. Step file 2.0 MB. Changed: settling.",
            },
            {
              title: "KM100T, revision 2",
              text: "DS-KM100T-2, 6 pages, 0.9 MB. Step file 1.6 MB. Changed: axis marks.",
            },
            {
              title: "KM100X, revision 1",
              text: "DS-KM100X-1, 8 pages, 1.2 MB. Step file 2.2 MB. Approvals: IECEx, ATEX, CSA, TIIS.",
            },
            {
              title: "KM420, revision 5",
              text: "DS-KM420-5, 4 pages, 0.5 MB. Step file 1.8 MB. Changed: fault current.",
            },
          ],
        }),
        columns("certificate", {
          split: "startWide",
          tone: "inverted",
          start: [
            image("certificate-plot", {
              picture: picture("calibration", "en"),
              caption:
                "Certificate of serial number 198 317, 13 of its 16 points: 100.4 mV/g at 160 Hz. Bars: expanded uncertainty, k = 2. The curve is the model of a resonance at 28 kHz.",
              tone: "inverted",
            }),
          ],
          end: [
            text("certificate-text", {
              heading: "How to read one",
              tone: "inverted",
              body: rich(
                bullet(strong("Red: "), "the value on the housing, at 160 Hz"),
                bullet(strong("Bars: "), "0.6 % at 160 Hz, 1.2 % up to 10 Hz"),
                bullet(strong("Blue: "), "±5 %, the promise of the data sheet"),
                p(
                  "The rise above 3 kHz is physics. It is the same in every KM100 to 0.3 %, so you may correct for it.",
                ),
              ),
            }),
          ],
        }),
      ],
    }),
    text("who", {
      heading: "Who gets in",
      layout: "aside",
      body: rich(
        p(
          "Whoever has an address and can read our mail. We don’t ask for a telephone number, and nobody from sales will call.",
        ),
        p(
          "What we store, and for how long, is on one page: ",
          linked("privacy", to("en", "privacy")),
          ".",
        ),
      ),
    }),
    gate("service-contract", {
      heading: "For service contracts",
      promise: "Certificates by serial number, and 60 s of raw data from each calibration.",
      buttonLabel: "Sign in with your contract",
      rules: {
        emailVerified: true,
        secondFactor: false,
        claim: { name: "contract", value: "service" },
      },
      tone: "default",
      teaser: [
        text("service-teaser", {
          body: rich(
            p(
              "The desk adds your account to the contract, usually within an hour. Write the contract’s number into the mail.",
            ),
          ),
        }),
      ],
      blocks: [
        text("service-files", {
          heading: "Certificates and raw data",
          body: rich(
            bullet(strong("198 317 "), "2026-09-14, 100.4 mV/g, 61 MB"),
            bullet(strong("198 318 "), "2026-09-14, 99.1 mV/g, 61 MB"),
            bullet(strong("198 322 "), "2026-09-15, 101.7 mV/g, 61 MB"),
            p(
              "Format: 24 bit, 102,400 samples each second, HDF5, with the reference as channel 2.",
            ),
          ),
        }),
      ],
    }),
  ],
});

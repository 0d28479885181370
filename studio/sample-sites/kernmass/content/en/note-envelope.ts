import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import {
  bullet,
  code,
  codeSample,
  em,
  figure,
  h3,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { quote, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

/** The envelope analysis in Python. The code is the same in every language. */
export const analysis = `import numpy as np
from scipy.signal import butter, hilbert
from scipy.signal import sosfiltfilt

fs, rpm = 25_600, 1_480    # Hz, 1/min
n, d, D = 9, 7.94, 39.04   # balls, mm, mm

fr = rpm / 60                    # 24.67 Hz
bpfo = n / 2 * fr * (1 - d / D)  # 88.43 Hz

x = np.load("pump-7-de.npy")     # g, 2.56 s
band = butter(4, [2_200, 5_000], "bandpass",
              fs=fs, output="sos")
env = np.abs(hilbert(sosfiltfilt(band, x)))
env -= env.mean()

w = np.hanning(len(env))
spec = 2 * np.abs(np.fft.rfft(env * w)) / w.sum()
f = np.fft.rfftfreq(len(env), 1 / fs)

for k in range(1, 6):
    near = abs(f - k * bpfo) < 2
    print(k, f"{spec[near].max():.3f} g")`;

export const envelope = page("en", "note-envelope", {
  title: "AN 12: A bearing fault in four steps",
  slug: "notes/envelope",
  seo: {
    title: "AN 12: Bearing faults by envelope analysis · Kernmass",
    description:
      "How an outer race fault at 88.4 Hz becomes visible: choose the band, take the envelope, read the harmonics, judge. With Python code.",
    image: picture("envelope", "en"),
  },
  listing: {
    date: "2026-10-12T08:00:00Z",
    summary:
      "From 88.4 Hz to an order for a new bearing: band, envelope, spectrum, judgement. 9 min, with code.",
    topics: ["topic-kernmass-measurement"],
    authors: ["author-kernmass-desk"],
  },
  blocks: [
    hero("opening", {
      heading: "A bearing fault in four steps",
      text: "AN 12, 9 minutes. Feed pump, 132 kW, 1,480 rpm, deep groove bearing with 9 balls. KM100 on a stud, drive end, radial.",
      poster: picture("bearingTrace", "en"),
      phonePoster: pictureCut("bearingTracePhone"),
      layout: "split",
    }),
    text("article", {
      body: rich(
        p(
          "A spall of 2 mm on the outer race is struck by every ball that passes. Each blow lasts some microseconds, and the housing rings after it for three milliseconds, at its own frequencies, not at the bearing’s. In the trace above there is ",
          strong("one blow each 11.3 ms"),
          ". In the velocity spectrum, which judges the whole machine, there is nothing: 1.1 mm/s rms, zone A.",
        ),
        h3("1. Compute where to look"),
        p(
          "With n balls of diameter d on a pitch circle D, and a contact angle of zero, the four frequencies follow from the speed of the shaft:",
        ),
        bullet(strong("Outer race "), code("BPFO = n/2 · fr · (1 – d/D) = 88.4 Hz")),
        bullet(strong("Inner race "), code("BPFI = n/2 · fr · (1 + d/D) = 133.6 Hz")),
        bullet(strong("Ball "), code("BSF = D/2d · fr · (1 – (d/D)²) = 58.1 Hz")),
        bullet(strong("Cage "), code("FTF = fr/2 · (1 – d/D) = 9.8 Hz")),
        p(
          "Here fr is 24.67 Hz, d is 7.94 mm and D is 39.04 mm. Slip lowers all four by up to 2 %: search near a number, not at it.",
        ),
        h3("2. Choose the band"),
        p(
          "The envelope needs a carrier, and the carrier is a resonance of the housing: here 3.6 kHz. A band from 2.2 to 5 kHz holds it and leaves out the blades of the pump at 148 Hz. Two conditions limit the choice. The band must be at least ",
          em("five times"),
          " as wide as the highest fault frequency that you want to see three harmonics of, and its upper edge must be below the limit of the mounting. On a magnet that limit is ",
          linked("3.9 kHz", to("en", "note-mounting")),
          ", and this note would end here.",
        ),
        h3("3. Take the envelope, then its spectrum"),
        codeSample("python", analysis),
        p(
          "2.56 s at 25,600 samples each second give lines 0.39 Hz apart. That separates 88.4 Hz from 3.5 × 24.67 = 86.3 Hz, which some couplings produce.",
        ),
        figure(
          picture("envelope", "en"),
          "wide",
          "Envelope spectrum, 2.2–5 kHz. Red: BPFO and four harmonics, each within 0.2 Hz of the computed value. Blue: the shaft.",
        ),
        h3("4. Judge"),
        step("Harmonics of BPFO that decay slowly: a spall. A single line: perhaps lubrication."),
        step("Sidebands at fr around BPFI: the inner race, which turns in and out of the load."),
        step("Sidebands at FTF around BSF: a ball. Rare, and usually the last thing to go."),
        step(
          "Height alone says little. Compare with the same bearing a month ago; above four times that value, order a new one.",
        ),
        p(
          "The pump of this note ran for 50 more days, in sight of everybody. It was stopped on a Tuesday, between two shifts. The spall was 6 mm long by then.",
        ),
      ),
    }),
    quote("the-spall", {
      words: "We had the old bearing on the table before the new one was paid.",
      name: "Kenji Morisaki",
      role: "maintenance, Okihama Steel, line 3",
      emphasis: "quiet",
      tone: "tertiary",
    }),
    callToAction("next", {
      heading: "The band ends where the mounting does",
      text: "AN 07 measures four mountings on one sensor.",
      actions: links(
        link("Read AN 07 on mounting", to("en", "note-mounting")),
        link("All notes", to("en", "notes")),
      ),
      tone: "primary",
    }),
  ],
});

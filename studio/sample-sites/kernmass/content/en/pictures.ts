import type { StillName } from "../pictures.ts";

export const alternativeTexts = {
  impulse:
    "Oscilloscope trace of an impulse: a 28 kHz oscillation starts at full height and decays inside two smooth envelope curves.",
  lineUp:
    "Six sensors in a row on a millimetre scale, from the thumb-sized KM10 to the triaxial cube KM100T.",
  exploded:
    "Exploded drawing of the KM100 along its axis, nine numbered parts from the mounting stud to the connector; the ceramics are lime green.",
  section:
    "Half-section of the KM100, 55 millimetres high, with eight numbered parts. An enlargement shows a ceramic plate sheared between post and mass.",
  bench:
    "Calibration bench: a sensor stands on a reference on a round shaker, and the beam of a laser meets the joint between them.",
  board:
    "Close-up of a round circuit board: two chips and a dozen small parts joined by lime-green tracks, with guard rings along the edge.",
  loudspeaker:
    "A sensor stands on the dust cap of a loudspeaker, and its signal runs away to the right as a lime-green trace.",
  bode: "Frequency response of the KM100: flat from 1.6 Hz to 6 kHz, a sharp resonance at 28 kHz, and below it the phase.",
  bearingTrace:
    "Acceleration over 80 milliseconds: sharp impacts that ring down, 11.3 milliseconds apart.",
  envelope:
    "Envelope spectrum to 500 Hz: a line at 88.4 Hz and its harmonics up to the fifth stand far above the noise.",
  cascade:
    "Cascade of 44 spectra between 600 and 3,000 rpm: ridges for each order of rotation, which turn red where they cross a resonance near 78 Hz.",
  orbits:
    "Four shaft orbits on crosshairs: a round one, a flattened one, one with an inner loop, and a restless tangle in red.",
  zones:
    "Vibration velocity over 120 days above coloured zones A to D. The trend climbs from day 46, enters zone C on day 96, and is back in zone A after a repair.",
  mounting:
    "Four frequency responses of one sensor: the stiffer the mounting, the higher its resonance, from 1.8 kHz by hand to 28 kHz on a stud.",
  calibration:
    "Sensitivity with error bars at 13 frequencies, all between plus and minus five per cent; the value at 160 Hz is 100.4 mV/g.",
  km10: "Drawing of the KM10, 36 millimetres high with a coaxial connector, beside the number 10 mV/g.",
  km100:
    "Drawing of the KM100, 55 millimetres high on a hexagonal base, beside the number 100 mV/g.",
  km100t:
    "Drawing of the KM100T, a cube with three axes X, Y and Z and a connector at the side, beside the number 3 × 100 mV/g.",
  km100x:
    "Drawing of the KM100X, a low housing with a through bolt and a connector at the side, beside the number 100 mV/g, Ex ia.",
  km420: "Drawing of the KM420, 67 millimetres high with an M12 connector, beside 4 to 20 mA.",
  km500:
    "Drawing of the KM500, 69 millimetres high and twice as wide as the KM10, beside the number 500 mV/g.",
  social: "The word Kernmass below the trace of a decaying oscillation on graph paper.",
} as const satisfies Record<StillName, string>;

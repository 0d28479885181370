import type { PlateName } from "../pictures.ts";

export const alternativeTexts = {
  estuary:
    "Engraving: low water in an estuary. A heron stands in the foreground; behind it a channel winds through the mud to the museum on the far shore.",
  museum:
    "Engraving: the Customs House, two storeys and a clock tower with a time ball, on a stone quay. A tide staff on the wall; a rowing boat below.",
  lowWater:
    "Engraving: a wide mudflat at low water. A channel between posts leads to a small house with a tower on the horizon.",
  heron:
    "Plate I: a grey heron stands in shallow water beside reeds. Letters mark its bill, crest, wing and leg.",
  heronDetail:
    "Detail of plate I: the head, neck and shoulder of the grey heron, every feather a fan of swelling lines.",
  crab: "Plate II: a shore crab from above, claws raised, with five teeth on each side of its shell and a five-centimetre scale.",
  eelgrass:
    "Plate III: five shoots of eelgrass on one creeping root, their ribbons bent by a current. Two snails graze on them.",
  oyster:
    "Plate IV: both halves of a native oyster. The outside is ridged; inside, a coral ring marks one small pearl.",
  eel: "Plate V: a European eel in an open S. Three glass eels, thin as thread, swim below its tail.",
  eggs: "Plate VI: six speckled eggs of shore birds in two rows, from oystercatcher to redshank, drawn to one scale.",
  section:
    "Plate VII: forty centimetres of mud cut open. Burrows of a lugworm, a ragworm and a razor shell; a curlew waits on top.",
  clock:
    "Plate VIII: the dial of a tide clock. One hand points just past high water; in the middle a moon rises over waves.",
  chart:
    "Plate IX: chart of the Orle estuary, from the river to the open sea. A coral dot on the north shore marks the museum.",
  springTide:
    "Plate X: two rows of sun and earth. Above, the moon stands in line and the tide is high; below, at a right angle, it is low.",
} as const satisfies Record<PlateName, string>;

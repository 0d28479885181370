import type { PlateName } from "../pictures.ts";

export const alternativeTexts = {
  estuary:
    "Grabado: bajamar en un estuario. En primer plano, una garza; detrás, un canal serpentea por el fango hasta el museo, en la otra orilla.",
  museum:
    "Grabado: la Casa de la Aduana, dos plantas y torre con reloj y bola horaria, sobre un muelle de piedra. En el muro, una escala de mareas; abajo, un bote.",
  lowWater:
    "Grabado: una extensa marisma en bajamar. Un canal balizado con estacas lleva hasta una casita con torre en el horizonte.",
  heron:
    "Lámina I: una garza real en aguas someras, junto a un carrizal. Unas letras señalan el pico, el penacho, el ala y la pata.",
  heronDetail:
    "Detalle de la lámina I: cabeza, cuello y hombro de la garza real; cada pluma es un abanico de líneas que engordan.",
  crab: "Lámina II: un cangrejo común visto desde arriba, con las pinzas en alto, cinco dientes a cada lado del caparazón y una escala de cinco centímetros.",
  eelgrass:
    "Lámina III: cinco haces de seba sobre un mismo rizoma, con las cintas vencidas por la corriente. Dos caracolillos pastan en ellas.",
  oyster:
    "Lámina IV: las dos valvas de una ostra plana. La exterior es rugosa; en la interior, un círculo coral señala una perla diminuta.",
  eel: "Lámina V: una anguila europea en forma de S abierta. Bajo la cola nadan tres angulas, finas como hilos.",
  eggs: "Lámina VI: seis huevos moteados de aves de ribera en dos filas, del ostrero al archibebe, dibujados a la misma escala.",
  section:
    "Lámina VII: cuarenta centímetros de fango en corte, con las galerías de una arenícola, un gusano nereido y una navaja. Arriba aguarda un zarapito.",
  clock:
    "Lámina VIII: esfera de un reloj de mareas. La única aguja acaba de dejar atrás la pleamar; en el centro, la luna sale sobre las olas.",
  chart:
    "Lámina IX: carta del estuario del Orle, del río al mar abierto. Un punto coral en la orilla norte señala el museo.",
  springTide:
    "Lámina X: el Sol y la Tierra en dos filas. Arriba, la Luna está alineada y la marea es viva; abajo, en ángulo recto, es muerta.",
} as const satisfies Record<PlateName, string>;

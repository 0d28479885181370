import { expect, test } from "vitest";
import { deviceNameOf } from "./device-name.ts";

const windows = "(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const iPhone =
  "(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const samsung = "(Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${samsung} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`, "Samsung Internet", "Android"],
  ["(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
  ["a program <script>", null, null],
  ["", null, null],
])("[AUTH-12] names the device of %j", (product, browser, system) => {
  expect(deviceNameOf(product && `Mozilla/5.0 ${product}`)).toEqual({ browser, system });
});

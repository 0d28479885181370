import type { BlockType, ProductBlockType } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type { ContentBlock } from "../content/parse/parse-blocks.ts";
import { ownComponents } from "../own/registry.tsx";
import type { BlockComponent, BlockContext } from "./block-component.ts";
import { Announcement } from "./announcement/announcement.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Columns } from "./columns/columns.tsx";
import { Countdown } from "./countdown/countdown.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeatureGrid } from "./feature-grid/feature-grid.tsx";
import { Form } from "./form/form.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { HeroAnimation } from "./hero-animation/hero-animation.tsx";
import { Image } from "./image/image.tsx";
import { Logos } from "./logos/logos.tsx";
import { PageList } from "./page-list/page-list.tsx";
import { Quote } from "./quote/quote.tsx";
import { Reusable } from "./reusable/reusable.tsx";
import { Schedule } from "./schedule/schedule.tsx";
import { SignInGate } from "./sign-in-gate/sign-in-gate.tsx";
import { Stats } from "./stats/stats.tsx";
import { Table } from "./table/table.tsx";
import { Text } from "./text/text.tsx";
import { Video } from "./video/video.tsx";

const productComponents: { [T in ProductBlockType]: BlockComponent<T> } = {
  heroAnimation: HeroAnimation,
  announcement: Announcement,
  text: Text,
  quote: Quote,
  featureGrid: FeatureGrid,
  stats: Stats,
  table: Table,
  faq: Faq,
  schedule: Schedule,
  image: Image,
  gallery: Gallery,
  video: Video,
  logos: Logos,
  columns: Columns,
  callToAction: CallToAction,
  countdown: Countdown,
  pageList: PageList,
  form: Form,
  reusable: Reusable,
  signInGate: SignInGate,
};

/** The component of each block type. The compiler reports a block type that has no component. */
const components: { [T in BlockType]: BlockComponent<T> } = {
  ...productComponents,
  ...ownComponents,
};

/** Renders one parsed block with its component. */
export function RenderBlock<T extends BlockType>({
  block,
  context,
}: {
  block: ContentBlock<T>;
  context: BlockContext;
}): ReactNode | Promise<ReactNode> {
  const Component: BlockComponent<T> = components[block._type];
  return <Component block={block} context={context} />;
}

import { statesOf, WidgetStates } from './WidgetStates';
import type { WidgetStoryProps } from './widget-example';

type WidgetMatrixProps = WidgetStoryProps;

/** One widget in all its states. */
export const WidgetMatrix = (story: WidgetMatrixProps) => (
  <WidgetStates {...story} id={`${story.widget}-matrix`} label={`The widget ${story.widget} in its states`} states={statesOf(story)} />
);

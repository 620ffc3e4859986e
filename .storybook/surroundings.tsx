import type { ReactNode } from 'react';
import { type WidgetState, statesOf, WidgetStates } from './WidgetStates';
import type { WidgetStoryProps } from './widget-example';
import './surroundings.css';

/** Where a widget must be usable too, each with the attributes that make it so. */
const places = [
  { id: 'dark', title: 'Dark', attributes: { 'data-color-scheme': 'dark' } },
  { id: 'right-to-left', title: 'Right to left', attributes: { dir: 'rtl' } },
  { id: 'zoomed', title: 'At 200 %', attributes: {} },
  { id: 'forced', title: 'Forced colours', attributes: {} },
  { id: 'narrow', title: '320 px wide', attributes: {} },
];

const shown: WidgetState[] = ['Filled', 'Required', 'Faulty', 'Disabled', 'Long'];

/** Something in every surrounding. Colours are forced by the browser's tests; here they are painted like it. */
export const InSurroundings = ({ draw }: { draw: (place: { id: string; title: string }) => ReactNode }) => (
  <div className="surroundings">
    {places.map(({ id, title, attributes }) => (
      <section key={id} className={`surrounding surrounding-${id}`} aria-label={title} {...attributes}>
        <h2>{title}</h2>
        {draw({ id, title })}
      </section>
    ))}
  </div>
);

/** A widget in every surrounding: the second story of each. */
export function Surroundings(story: WidgetStoryProps) {
  const states = statesOf(story).filter((state) => shown.includes(state));
  return (
    <InSurroundings
      draw={({ id, title }) => <WidgetStates {...story} id={`${story.widget}-${id}`} label={`The widget ${story.widget}: ${title}`} states={states} />}
    />
  );
}

/** The second story of every widget. Its forms have the same summary of faults, side by side as no screen has them. */
export const surroundings = {
  render: (story: WidgetStoryProps) => <Surroundings {...story} />,
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

import type { Screen } from '../../../runtime/definitions/shapes/screen';
import { treeOf } from '../../../runtime/definitions/open';
import { type Check, reportUnknown } from '../check';
import type { CheckOf } from './check-of';

/** The screen exists, has no address of its own, and does not come to stand in itself. */
export const checkScreenNode: CheckOf<'screen'> = (check, path, { screen }) => {
  const at = [...path, 'screen'];
  const shown = check.query('screen', screen);
  if (shown === undefined) return reportUnknown(check, 'unknown-screen', at, 'screen', screen, check.query('names', 'screen'));
  if (!shown.sound) return;
  if (shown.value.path !== undefined)
    check.report('wrong-place', at, `The screen "${screen}" has a path of its own: it opens by its address. A screen inside another one has no "path".`);
  const circle = circleFrom(check, screen, check.definition.id, []);
  if (circle) check.report('circular-screen', at, `The screens ${[check.definition.id, ...circle].join(' → ')} contain each other in a circle.`);
};

/** The screens by which one comes to stand in another one; nothing where it does not. */
function circleFrom(check: Check, id: string, wanted: string, before: readonly string[]): string[] | undefined {
  const way = [...before, id];
  if (id === wanted) return way;
  if (before.includes(id)) return undefined;
  const shown = check.query('screen', id);
  if (shown?.sound !== true) return undefined;
  for (const inner of shownIn(shown.value)) {
    const circle = circleFrom(check, inner, wanted, way);
    if (circle) return circle;
  }
  return undefined;
}

/** The screens that stand in a screen. */
const shownIn = (value: Screen): string[] => treeOf(value).flatMap(({ node }) => ('screen' in node ? [node.screen] : []));

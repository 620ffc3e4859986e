import type { IconName } from '../definitions/icon-names';
import { late } from './late';

/** The room of a picture that has not come yet. */
const room = <span className="icon-room" aria-hidden="true" />;

/** A picture beside a text. The pictures load with the first one that shows. */
export const Icon = late<{ name: IconName }>(async () => {
  const { icons } = await import('./icons');
  return function DrawnIcon({ name }) {
    const Picture = icons[name];
    return <Picture aria-hidden="true" fontSize="small" />;
  };
}, room);

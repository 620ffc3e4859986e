import { late } from '../contracts/late';

/** The room of a picture that has not come yet. */
const room = <span className="icon-room" aria-hidden="true" />;

/** A picture beside a text. The pictures load with the first one that shows. */
export const Icon = late<{ name: string }>(async () => (await import('./DrawnIcon')).DrawnIcon, room);

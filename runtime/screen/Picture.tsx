import { late } from '../contracts/late';

/** A picture that data names. All of them load with the first one that shows. */
export const Picture = late<{ name: unknown }>(async () => (await import('./pictures')).DrawnPicture, <span className="picture-room" aria-hidden="true" />);

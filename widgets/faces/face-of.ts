import type { FacesOptions } from '../../schemas/generated/widgets';

export type FaceName = NonNullable<FacesOptions['faces']>[number];

const fromWorst: readonly FaceName[] = ['very-sad', 'sad', 'calm', 'happy', 'very-happy'];

/** The face of one of several answers that go from worst to best. */
export const faceOf = (index: number, count: number): FaceName => fromWorst[count < 2 ? 2 : Math.round((index / (count - 1)) * 4)] ?? 'calm';

import type { FaceName } from './face-of';

/** How a mouth goes, in a drawing of 40 by 40. */
const mouths: Record<FaceName, string> = {
  'very-sad': 'M12 29 Q20 19 28 29',
  sad: 'M13 28 Q20 22.5 27 28',
  calm: 'M13 26 H27',
  happy: 'M13 24.5 Q20 30 27 24.5',
  'very-happy': 'M11.5 23.5 Q20 35 28.5 23.5 Z',
};

/** A face. The words beside it say what it means. */
export const Face = ({ face }: { face: FaceName }) => (
  <svg className="face" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="17" />
    <path className="face-eyes" d="M14 15.5v1.5M26 15.5v1.5" />
    <path className={face === 'very-happy' ? 'face-open' : undefined} d={mouths[face]} />
  </svg>
);

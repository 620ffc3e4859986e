import { iconAddress } from '../definitions/icon-names';

/** A picture of Material's by its own name, from the server. */
export const MaterialIcon = ({ name, className }: { name: string; className: string }) => (
  <svg viewBox="0 0 24 24" className={className} focusable="false" aria-hidden="true">
    <use href={iconAddress(name)} />
  </svg>
);

import type { Art as Given } from '../definitions/shapes/art';
import { isExpression } from '../definitions/shapes/is-expression';
import { evaluate, type Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

interface ArtProps {
  art: Given;
  size: 'thumbnail' | 'small' | 'medium' | 'wide';
  scope: Scope;
  screen: Pick<ScreenInstance, 'report'>;
}

/** A drawing of public/art, of 16 to 9, in the colours of the theme (screen.css). What its name computes to is a file's name or nothing. */
export function Art({ art, size, scope, screen }: ArtProps) {
  const name = isExpression(art) ? evaluate(art.$, scope, screen.report) : art;
  if (typeof name !== 'string' || !/^[a-z][a-z-]*$/.test(name)) return null;
  return (
    <svg viewBox="0 0 320 180" className={`art art-${size}`} focusable="false" aria-hidden="true">
      <use href={`/art/${name}.svg#art`} />
    </svg>
  );
}

import { Link } from 'react-router-dom';
import { evaluate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';

const isPicture = (address: unknown): address is string => typeof address === 'string' && /^(https:\/\/|\/(?!\/))/.test(address);

/** In the bar, no logo is larger, in pixels. */
const largest = { width: 200, height: 41 };

/** Returns the size at which a picture of the given size shows: as large as it is, or as large as fits. Nothing where its size is unknown. */
function shownSize(width: unknown, height: unknown): { width?: number; height?: number } {
  if (typeof width !== 'number' || typeof height !== 'number' || width <= 0 || height <= 0) return {};
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The mark of whoever the application belongs to, and a way home. */
export function LogoNode({ node, scope, screen }: NodeViewProps<NodeOf<'logo'>>) {
  const name = textOf(node.logo, scope, screen.report);
  const valueOf = (source: typeof node.image) => source && evaluate(source.$, scope, screen.report);
  const image = valueOf(node.image);
  const darkImage = valueOf(node.darkImage);
  const size = shownSize(valueOf(node.imageWidth), valueOf(node.imageHeight));
  return (
    <Link to={node.to} className="brand">
      {isPicture(image) ? (
        <>
          <img className="brand-image" src={image} alt={name} {...size} />
          {/* The page shows one of them by its colors (layout.css); a lazy one that is hidden is not loaded. */}
          {isPicture(darkImage) ? <img className="brand-image brand-dark" src={darkImage} alt={name} {...size} loading="lazy" /> : null}
        </>
      ) : (
        <>
          <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 3c5 6 9 10.500 9 16a9 9 0 0 1-18 0c0-5.500 4-10 9-16Z" />
            <path className="brand-wave" d="M8.500 20c2.500-2 5-2 7.500 0s5 2 7.500 0" />
          </svg>
          {name}
        </>
      )}
    </Link>
  );
}

import { Link } from 'react-router-dom';
import { evaluate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';

const isPicture = (address: unknown): address is string => typeof address === 'string' && /^(https:\/\/|\/(?!\/))/.test(address);

/** The mark of whoever the application belongs to, and a way home. */
export function LogoNode({ node, scope, screen }: NodeViewProps<NodeOf<'logo'>>) {
  const name = textOf(node.logo, scope, screen.report);
  const image = node.image && evaluate(node.image.$, scope, screen.report);
  const darkImage = node.darkImage && evaluate(node.darkImage.$, scope, screen.report);
  return (
    <Link to={node.to} className="brand">
      {isPicture(image) ? (
        <>
          <img className="brand-image" src={image} alt={name} />
          {/* The page shows one of them by its colors (layout.css); a lazy one that is hidden is not loaded. */}
          {isPicture(darkImage) ? <img className="brand-image brand-dark" src={darkImage} alt={name} loading="lazy" /> : null}
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

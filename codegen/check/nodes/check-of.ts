import type { Node, NodeName } from '../../../runtime/definitions/nodes';
import type { Path } from '../../document';
import type { Check, Place } from '../check';

/**
 * How a kind of node is checked, beyond its shape and what every node may say. The parts within it are checked after it: in the place that it answers, else
 * in its own.
 */
export type CheckOf<Name extends NodeName> = (check: Check, path: Path, node: Extract<Node, Record<Name, unknown>>, place: Place) => Place | void;

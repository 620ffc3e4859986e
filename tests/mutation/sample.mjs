import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** MUTATION_PART=2/5 mutates the second of five parts of the statements at the top of the files; without it, all of them. The parts together are the whole. */
const [part, parts] = (process.env.MUTATION_PART ?? '1/1').split('/').map(Number);
if (!(part >= 1 && part <= parts)) throw new Error('MUTATION_PART is a part and how many there are, such as 2/5.');

/** A number that depends on nothing but where a statement stands and how long it is, so that a part is the same in each run. */
const numberOf = ({ loc, start, end }) => (loc.start.line * 31 + (end - start) * 17 + start) % 9973;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sample', {
    shouldIgnore(path) {
      return path.parentPath?.isProgram() && numberOf(path.node) % parts !== part - 1 ? 'It is of another part.' : undefined;
    },
  }),
];

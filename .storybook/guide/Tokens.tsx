import { variablesOf } from '../../runtime/theme/variables';

const paletteOf = (sheet: string, selector: string): [string, string][] => {
  const rule = sheet.split('\n').find((line) => line.startsWith(selector)) ?? '';
  return [...rule.matchAll(/(--mui-palette-[\w-]+): (#[0-9a-fA-F]{3,8}|rgba?\([^)]*\));/g)].map(([, name = '', value = '']) => [name, value]);
};

/** The variables of which all styles are made, each drawn as what it is: as the program makes them from the brand's colour. */
export function Tokens({ brand }: { brand: string }) {
  const sheet = variablesOf(brand);
  const dark = new Map(paletteOf(sheet, '[data-color-scheme="dark"]'));
  const spaces = [4, 8, 12, 16, 24, 32, 48];
  const fonts = [...sheet.matchAll(/(--mui-font-\w+): ([^;]+);/g)];
  return (
    <>
      <h2>Colours</h2>
      <table>
        <thead>
          <tr>
            {['Variable', 'Light', '', 'Dark', ''].map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paletteOf(sheet, ':root, [data-color-scheme="light"]').map(([name, value]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {[value, dark.get(name) ?? ''].flatMap((color, index) => [
                <td key={`${index} sample`} style={{ background: color, minWidth: 64 }}>
                  &nbsp;
                </td>,
                <td key={`${index} value`}>{color}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Spaces</h2>
      {spaces.map((space) => (
        <p key={space}>
          <span style={{ display: 'inline-block', width: space, height: 16, background: brand, marginInlineEnd: 12 }} />
          <code>--space-{space}</code>
        </p>
      ))}
      <h2>Type</h2>
      {fonts.map(([, name, font = '']) => (
        <p key={name} style={{ font }}>
          {name}: the quick brown fox
        </p>
      ))}
    </>
  );
}

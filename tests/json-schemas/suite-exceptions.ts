/** Tests of the suite that are not judged as it says, and why. One that is judged so is no exception any more, and fails. */
export interface SuiteException {
  file: string;
  group?: string;
  /** The tests of the group; all of them, or all of the file's, where none are named. A pattern names those whose name it fits. */
  tests?: string[] | RegExp;
  count: number;
  /** Both validators refuse the schema, and say why; else both judge otherwise. */
  refused?: boolean;
  reason: string;
}

const ownVocabularies: SuiteException = {
  file: 'vocabulary',
  count: 5,
  refused: true,
  reason: 'A schema whose "$schema" names a meta-schema of somebody else: which words it has is not known, and is not guessed.',
};

export const suiteExceptions: Record<string, SuiteException[]> = {
  draft4: [
    {
      file: 'definitions',
      count: 2,
      refused: true,
      reason: 'It refers to the meta-schema of draft 04, which does not come with Ajv. A page has no meta-schemas at all.',
    },
    { file: 'ref', group: 'remote ref, containing refs itself', count: 2, refused: true, reason: 'It refers to the meta-schema of draft 04 too.' },
  ],
  'draft2019-09': [ownVocabularies],
  'draft2020-12': [
    ownVocabularies,
    {
      file: 'format',
      tests: /invalid (?!idn-|iri)\S+ string is only an annotation by default/,
      count: 15,
      reason: 'By this draft a format judges nothing unless one wants it. Whoever writes one in a form wants it, in every draft.',
    },
  ],
  formats: [
    {
      file: 'hostname',
      group: 'validation of A-label (punycode) host names',
      tests: [
        'invalid Punycode',
        'contains illegal char U+302E Hangul single dot tone mark',
        'Begins with a Spacing Combining Mark',
        'Begins with a Nonspacing Mark',
        'Begins with an Enclosing Mark',
        'Exceptions that are DISALLOWED, right-to-left chars',
        'Exceptions that are DISALLOWED, left-to-right chars',
        "MIDDLE DOT with no preceding 'l'",
        'MIDDLE DOT with nothing preceding',
        "MIDDLE DOT with no following 'l'",
        'MIDDLE DOT with nothing following',
        'Greek KERAIA not followed by Greek',
        'Greek KERAIA not followed by anything',
        'Hebrew GERESH not preceded by Hebrew',
        'Hebrew GERESH not preceded by anything',
        'Hebrew GERSHAYIM not preceded by Hebrew',
        'Hebrew GERSHAYIM not preceded by anything',
        'KATAKANA MIDDLE DOT with no Hiragana, Katakana, or Han',
        'KATAKANA MIDDLE DOT with no other characters',
        'Arabic-Indic digits mixed with Extended Arabic-Indic digits',
        'ZERO WIDTH JOINER not preceded by Virama',
        'ZERO WIDTH JOINER not preceded by anything',
        'contains "--" in the 3rd and 4th position',
      ],
      count: 23,
      reason: 'The letters behind "xn--" are not decoded: that takes the tables of Unicode, which no page should load to judge a name of a computer.',
    },
    {
      file: 'uri',
      tests: ['non-numeric port is invalid', 'leading zero in an embedded IPv4 address is invalid', 'square brackets are not allowed in a path segment'],
      count: 3,
      reason: 'The pattern of the library is this much wider than the grammar; both validators have it.',
    },
    {
      file: 'uri-reference',
      tests: [
        'a double quote in a path',
        'square brackets outside an authority',
        'a non-numeric port in a network-path reference',
        'more than one at-sign in the authority',
        'a leading zero in the IPv4 part of an IPv6 literal',
        'a colon in the first segment of a relative-path reference',
      ],
      count: 6,
      reason: 'The pattern of the library is this much wider than the grammar; both validators have it.',
    },
  ],
};

import { createTransformer as createSwc } from '@swc/jest';

const jsonImport = /(?<= from '[^'\n]+\.json')(?=;)/g;
const laterJsonImport = /(?<=\bimport\(`[^`\n]+\.json`)(?=\))/g;

/** What the web bundles imports JSON without the attribute that Node and Jest ask for (see `next.config.ts`). */
const withAttributes = (source) =>
  source.replace(jsonImport, " with { type: 'json' }").replace(laterJsonImport, ", { with: { type: 'json' } }");

/** SWC's transformer for Jest, for which imports of JSON have their attribute. */
function createTransformer(options) {
  const { process, processAsync, getCacheKey, ...others } = createSwc(options);
  return {
    ...others,
    process: (source, ...rest) => process(withAttributes(source), ...rest),
    processAsync: (source, ...rest) => processAsync(withAttributes(source), ...rest),
    getCacheKey: (source, ...rest) => getCacheKey(withAttributes(source), ...rest),
  };
}

export default { createTransformer };

const { dirname, relative, resolve } = require('node:path');

/** A loader of Turbopack: replaces a module's default export by the export `name` of the module `by`, from the root. */
module.exports = function replaceModule() {
  const { by, name } = this.getOptions();
  const from = relative(dirname(this.resourcePath), resolve(this.rootContext, by));
  return `export { ${name} as default } from ${JSON.stringify(from.replaceAll('\\', '/'))};`;
};

const { dirname, relative, resolve } = require('node:path');

/** A loader of Turbopack: replaces a module by the one that the option `by` names, from the project's root. */
module.exports = function replaceModule() {
  const { by } = this.getOptions();
  const from = relative(dirname(this.resourcePath), resolve(this.rootContext, by));
  return `export { default } from ${JSON.stringify(from.replaceAll('\\', '/'))};`;
};

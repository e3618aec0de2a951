import nodeModule from 'node:module';

// Loads the modules named on the command line, stores them in Node's compile cache and ends.
for (const name of process.argv.slice(2)) await import(name);
nodeModule.flushCompileCache();
process.exit(0);

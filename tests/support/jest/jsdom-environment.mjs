import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no network, so these globals come from Node, where MSW intercepts them. MessageChannel is left out: React's
// scheduler would keep one open, and the worker would never exit.
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  Blob,
  File,
  AbortController,
  AbortSignal,
  BroadcastChannel,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  TextEncoderStream,
  TextDecoderStream,
  CompressionStream,
  DecompressionStream,
  URL,
  URLSearchParams,
  structuredClone,
};

// Node's fetch only accepts Node's FormData, and only jsdom's can read a form element: this class is Node's, filled
// from jsdom's.
const makeFormData = (DomFormData) =>
  class extends FormData {
    constructor(...form) {
      super();
      for (const [name, value] of new DomFormData(...form)) this.append(name, value);
    }
  };

/** jsdom with Node's fetch, so that MSW can intercept a component's calls. */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode, { FormData: makeFormData(this.global.FormData) });
  }

  /** Resolves packages to their Node builds: browser builds expect a browser's network. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom brings a browser's DOM but not its network; these come from Node, where MSW answers for them.
// MessageChannel stays out: React's scheduler would keep one open and the worker would never end.
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

// Node's fetch sends only Node's FormData, and only jsdom's can read a form: this one is the first, filled by the second.
const formDataOf = (DomFormData) =>
  class extends FormData {
    constructor(...form) {
      super();
      for (const [name, value] of new DomFormData(...form)) this.append(name, value);
    }
  };

/** jsdom with Node's own fetch family, so that a component speaks to MSW as it speaks to the site. */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode, { FormData: formDataOf(this.global.FormData) });
  }

  /** Node builds of packages: the browser ones expect a network of their own. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

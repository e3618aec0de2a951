import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom brings a browser's DOM but not its network; these come from Node, where MSW answers for them.
// MessageChannel stays out: React's scheduler would keep one open and the worker would never end.
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  FormData,
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

/** jsdom with Node's own fetch family, so that a component speaks to MSW as it speaks to the site. */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode);
  }

  /** Node builds of packages: the browser ones expect a network of their own. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

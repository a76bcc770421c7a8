// Before jsdom is loaded, which takes the functions out of their modules.
require('./quick-selectors.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks these web-platform globals that Node has (react-router, Apollo Client and uploads use them). */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    // Node's Request refuses the signals of jsdom's own controller, and the router makes a Request for each redirect.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    });
  }
};

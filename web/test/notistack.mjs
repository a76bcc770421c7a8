/**
 * Jest reads a CommonJS package's named exports once, at load; notistack sets `enqueueSnackbar` only when its provider mounts. This reads
 * it on each call.
 */
import notistack from '../../node_modules/notistack/notistack.cjs.development.js';

export const { SnackbarProvider, SnackbarContent, MaterialDesignContent, useSnackbar, Transition } = notistack;
export const enqueueSnackbar = (...parameters) => notistack.enqueueSnackbar(...parameters);
export const closeSnackbar = (...parameters) => notistack.closeSnackbar(...parameters);

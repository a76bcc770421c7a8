import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5173, proxy: { '/graphql': API, '/api': API, '/arquivos': API, '/exportacoes': API } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What every page needs changes rarely and is cached apart; the rest follows the lazy routes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
            {
              name: 'controls',
              test: /@mui[\\/]material[\\/](Box|Button|ButtonBase|Card|FormControl|FormHelperText|IconButton|InputAdornment|InputLabel|Link|OutlinedInput|SvgIcon|Typography|styles)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

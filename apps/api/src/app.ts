import { constants } from 'node:zlib';
import { allEndpoints } from '@piacter/contracts';
import { installHungarianMessages } from '@piacter/contracts/core';
import { findGraphFaults, initialStates, listingMoves } from '@piacter/contracts/lifecycle';
import { vectorTilesPath } from '@piacter/contracts/map/values';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { createCaptcha, createCaptchaGate } from './adapters/captcha/index.ts';
import { serveFiles } from './adapters/files/index.ts';
import { createInvoiceEmulator, createInvoiceVendor } from './adapters/invoices/index.ts';
import { createPaymentEmulator, createPaymentProvider } from './adapters/payments/index.ts';
import type { AdapterDeps } from './core/http/answer.ts';
import { createPageClient } from './core/http/answer.ts';
import { ApiError } from './core/http/api-error.ts';
import { createBulkheads } from './core/http/bulkheads.ts';
import { createDatabaseLimiter } from './core/http/database-limiter.ts';
import { createErrorHandler } from './core/http/error-handler.ts';
import { createFloodLimit } from './core/http/flood-limit.ts';
import type { Implementation } from './core/http/implement.ts';
import { limitOpenRequests } from './core/http/open-requests.ts';
import { trackPositions } from './core/http/position-cookie.ts';
import { createRequestLog } from './core/http/request-log.ts';
import { createApiRouter } from './core/http/route-adapter.ts';
import { createSecurityHeaders } from './core/http/security-headers.ts';
import { createLoadShedding } from './core/http/shedding.ts';
import { type TransportLimits, transportLimits } from './core/http/transport-limits.ts';
import { createUploadReceiver } from './core/http/uploads.ts';
import type { Metrics } from './core/metrics.ts';
import type { Deps } from './deps.ts';
import { createRequestedStays } from './features/accommodations/index.ts';
import { accountRoutes, createAccountService } from './features/accounts/index.ts';
import { advertiserRoutes, createAdvertiserService } from './features/advertisers/index.ts';
import { auditRoutes, createAuditService } from './features/audit/index.ts';
import { billingRoutes, createBillingService } from './features/billing/index.ts';
import { createCalendarExport, exportPath, serveExports } from './features/calendars/export/index.ts';
import { calendarRoutes, createCalendarService } from './features/calendars/index.ts';
import { calendarSourceRoutes, createSourceService } from './features/calendars/sources/index.ts';
import { contactRoutes, createContactService } from './features/contact/index.ts';
import { createDeskEdits, createDeskService, deskRoutes } from './features/desks/index.ts';
import { createDraftService, draftRoutes } from './features/drafts/index.ts';
import { createMailQueueService } from './features/emails/queue/index.ts';
import { createEmailService, emailRoutes } from './features/emails/templates/index.ts';
import {
  createComparison,
  createFavouriteService,
  createListingCards,
  createSharedLists,
  favouriteRoutes,
} from './features/favourites/index.ts';
import { createImageService, imageRoutes } from './features/images/index.ts';
import { createInvoiceService, invoiceRoutes } from './features/invoices/index.ts';
import { createListingServices, listingRoutes } from './features/kinds/index.ts';
import {
  createLifecycleService,
  createListingCopies,
  createRenewalService,
  lifecycleRoutes,
} from './features/lifecycle/index.ts';
import { lookupRoutes } from './features/lookups/index.ts';
import { createNtakService, ntakRoutes } from './features/ntak/index.ts';
import { createOfferService, offerRoutes } from './features/offers/index.ts';
import { operationRoutes } from './features/operations/index.ts';
import {
  createAllOrdersService,
  createAvailabilityService,
  createOrderService,
  orderRoutes,
} from './features/orders/index.ts';
import { createBlocking, oversightRoutes } from './features/oversight/index.ts';
import {
  createPackageEditingService,
  createPackageService,
  packageRoutes,
} from './features/packages/index.ts';
import { createPageService, pageRoutes } from './features/pages/index.ts';
import {
  createPaymentService,
  createReceiptService,
  createRefundService,
  paymentRoutes,
} from './features/payments/index.ts';
import { placeRoutes } from './features/places/index.ts';
import { createPriceAlertService, priceAlertRoutes } from './features/price-alerts/index.ts';
import { createPriceService, priceRoutes } from './features/prices/index.ts';
import { createProfessionService, professionRoutes } from './features/professions/index.ts';
import { createProfileService, profileRoutes } from './features/profile/index.ts';
import { createQuickAnswerService, quickAnswerRoutes } from './features/quick-answers/index.ts';
import { referenceRouter } from './features/reference/index.ts';
import {
  createHiddenCopyReports,
  createReportService,
  createVisibilityService,
  reportRoutes,
  upholdRequestReports,
} from './features/reports/index.ts';
import {
  createAccommodationRequestService,
  createAllRequestsService,
  createPropertyRenewal,
  createPropertyRequestService,
  createRequestAdmission,
  createRequestClosing,
  createRequesterContacts,
  createRequestImageService,
  createRequestSearches,
  createRequestVisibility,
  createServiceRequestService,
  requestRoutes,
} from './features/requests/index.ts';
import { createSeoService, seoRoutes } from './features/seo/index.ts';
import { type Build, serveMapTiles, siteRouter } from './features/site/index.ts';
import { createSocialService, socialRoutes } from './features/social/index.ts';
import {
  createAdvertiserStatistics,
  createEventCounter,
  createListingEvents,
  createRequesterStatistics,
  createSiteStatistics,
  type EventCounter,
  statisticsRoutes,
} from './features/statistics/index.ts';
import { createStayService, stayRoutes } from './features/stays/index.ts';
import { createStayPrices, createStayTotals, stayPriceRoutes } from './features/stays/prices/index.ts';
import { findStayRules } from './features/stays/rules/index.ts';
import {
  createAppointmentService,
  createNotificationService,
  createThreadFiles,
  createThreadLinks,
  createThreadOpening,
  createThreadService,
  createThreadWriting,
  threadRoutes,
} from './features/threads/index.ts';
import { createTimetableService, timetableRoutes } from './features/timetables/index.ts';
import {
  createQueryRedirect,
  createUnderstandingService,
  queryPath,
  understandingRoutes,
} from './features/understanding/index.ts';
import { createUserDeletion, createUserService, userRoutes } from './features/users/index.ts';
import { createVideoService, videoRoutes } from './features/videos/index.ts';
import {
  createReverseSearches,
  createVisitorWatches,
  createWatchLinks,
  createWatchService,
  watchRoutes,
} from './features/watches/index.ts';
import { addAdmissionMetrics } from './server-metrics.ts';
import { createSharedServices, type SharedServices } from './shared-services.ts';

interface AppOptions {
  isStopping: () => boolean;
  metrics?: Metrics;
  /** Counts the events of listings; whoever gives it writes them. */
  events?: EventCounter;
  /** The built web app; without it the process serves the API only. */
  build?: Build;
  limits?: TransportLimits;
  /** What jobs of the process use, too; by default, the application has them for itself. */
  shared?: SharedServices;
  /** Allows endpoints without a handler while they are being developed. */
  allowMissingHandlers?: boolean;
}

/** Throws for a faulty state graph, which would refuse moves or leave listings where nobody gets them out. */
function assertStateGraph(): void {
  const faults = findGraphFaults(listingMoves, initialStates);
  if (faults.length > 0) throw new Error(`The state graph of listings is faulty: ${faults.join('; ')}`);
}

/** Throws unless every endpoint has a handler, so that a missing one is found at start. */
function assertAllHandled(implementations: readonly Implementation[]): void {
  const handled = new Set(implementations.map(({ endpoint }) => endpoint));
  const missing = allEndpoints
    .filter((endpoint) => !handled.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  if (missing.length > 0) throw new Error(`Endpoints without a handler: ${missing.join(', ')}`);
}

/** The composition root: creates every feature's service with its dependencies. */
function composeFeatures(
  deps: Deps,
  { lookups, places }: SharedServices,
  lifecycle: Pick<AppOptions, 'isStopping' | 'events'>,
  limits: TransportLimits,
) {
  const limiter = createDatabaseLimiter(deps);
  const images = createImageService(deps);
  const captcha = createCaptcha(deps);
  const gate = createCaptchaGate({ limiter, captcha, log: deps.log });
  const seo = createSeoService(deps);
  const accounts = createAccountService({ ...deps, limiter, gate });
  const understanding = createUnderstandingService({ ...deps, lookups, places });
  const listings = createListingServices({ ...deps, lookups, places, images });
  const findCards = createListingCards(listings);
  const states = createLifecycleService({ ...deps, lookups, places });
  const copy = createListingCopies({
    ...deps,
    lookups,
    places,
    reportHiddenCopy: createHiddenCopyReports(deps),
  });
  const searches = createReverseSearches({ ...deps, lookups, places });
  const contacts = createRequesterContacts({ ...deps, limiter });
  const openThread = createThreadOpening({
    ...deps,
    gate,
    admitToRequest: createRequestAdmission({ ...deps, lookups }),
  });
  const provider = createPaymentProvider(deps.config);
  const exports = createCalendarExport(deps);
  const implementations: Implementation[] = [
    ...accountRoutes(accounts),
    ...profileRoutes(createProfileService(deps, lookups)),
    ...lookupRoutes(lookups),
    ...professionRoutes(createProfessionService({ ...deps, lookups })),
    ...placeRoutes(places),
    ...understandingRoutes(understanding),
    ...listingRoutes(listings),
    ...favouriteRoutes(
      createFavouriteService(deps),
      findCards,
      createComparison(listings),
      createSharedLists(deps, findCards),
    ),
    ...advertiserRoutes(createAdvertiserService(deps, findCards)),
    ...watchRoutes({
      watches: createWatchService({ ...deps, lookups, searches }),
      visitors: createVisitorWatches({ ...deps, limiter, gate, lookups, places }),
      links: createWatchLinks({ ...deps, lookups, searches }),
    }),
    ...quickAnswerRoutes(createQuickAnswerService(deps)),
    ...threadRoutes({
      threads: createThreadService(deps),
      open: openThread,
      links: createThreadLinks(deps),
      appointments: createAppointmentService(deps),
      files: createThreadFiles(deps),
      notifications: createNotificationService(deps),
    }),
    ...stayRoutes(
      createStayService({ ...deps, openThread, writeIntoThread: createThreadWriting(deps) }),
      deps,
    ),
    ...priceAlertRoutes(createPriceAlertService(deps)),
    ...pageRoutes(createPageService(deps)),
    ...seoRoutes(seo),
    ...imageRoutes(images),
    ...videoRoutes(createVideoService(deps)),
    ...timetableRoutes(createTimetableService(deps)),
    ...priceRoutes(createPriceService(deps)),
    ...stayPriceRoutes({ prices: createStayPrices(deps), countTotal: createStayTotals(deps) }),
    ...calendarRoutes(createCalendarService({ ...deps, findRules: findStayRules })),
    ...packageRoutes(createPackageService(deps), createPackageEditingService(deps)),
    ...orderRoutes({
      orders: createOrderService({ ...deps, lookups }),
      availability: createAvailabilityService(deps),
      all: createAllOrdersService(deps),
    }),
    ...billingRoutes(createBillingService({ ...deps, lookups })),
    ...invoiceRoutes(createInvoiceService({ ...deps, vendor: createInvoiceVendor(deps.config) })),
    ...auditRoutes(createAuditService(deps)),
    ...socialRoutes(createSocialService(deps)),
    ...paymentRoutes(
      createPaymentService({ ...deps, provider }),
      createReceiptService(deps),
      createRefundService({ ...deps, provider }),
    ),
    ...contactRoutes(createContactService({ ...deps, captcha, gate, limiter })),
    ...requestRoutes({
      serviceRequests: createServiceRequestService({ ...deps, lookups, places, contacts }),
      images: createRequestImageService(deps),
      accommodationRequests: createAccommodationRequestService({
        ...{ ...deps, lookups, places, contacts },
        findOwnStays: createRequestedStays({ ...deps, lookups, places }),
      }),
      propertyRequests: createPropertyRequestService({ ...deps, lookups, places, contacts }),
      allRequests: createAllRequestsService(deps),
      searches: createRequestSearches(deps),
      closing: createRequestClosing({ ...deps, lookups }),
      renewal: createPropertyRenewal(deps),
      visibility: createRequestVisibility({ ...deps, lookups, upholdReports: upholdRequestReports }),
    }),
    ...offerRoutes(createOfferService({ ...deps, lookups, places })),
    ...calendarSourceRoutes(createSourceService(deps), exports),
    ...lifecycleRoutes(states, createRenewalService({ ...deps, lookups, places }), copy),
    ...deskRoutes(
      deps,
      createDeskService({ ...deps, lookups }),
      createDeskEdits({ ...deps, listings, lifecycle: states, copy }),
    ),
    ...draftRoutes(createDraftService(deps)),
    ...reportRoutes(
      createReportService({ ...deps, gate, lookups }),
      createVisibilityService({ ...deps, lookups, places }),
    ),
    ...ntakRoutes(createNtakService(deps)),
    ...emailRoutes(createEmailService({ ...deps, lookups }), createMailQueueService(deps)),
    ...userRoutes(createUserService(deps), createUserDeletion(deps), accounts),
    ...oversightRoutes(deps, createBlocking(deps), accounts),
    ...statisticsRoutes({
      site: createSiteStatistics(deps),
      advertiser: createAdvertiserStatistics(deps),
      requester: createRequesterStatistics({ ...deps, lookups }),
      events: createListingEvents(deps, lifecycle.events ?? createEventCounter(deps)),
    }),
    ...operationRoutes({ ...deps, captcha }, lifecycle),
  ];
  const adapter: AdapterDeps = {
    isHttps: deps.config.isHttps,
    publicUrl: deps.config.publicUrl,
    authenticator: accounts.authenticator,
    limiter,
    uploads: createUploadReceiver(deps.config.dataDir, limits),
    bulkheads: createBulkheads(deps.config.databaseConnections, limits),
    limits,
  };
  return { implementations, adapter, seo, understanding, exports };
}

/**
 * Brotli for replies: its default window of 4 MB costs a quarter of the time and memory of each reply, and gives the
 * same bytes, as even pages are below 256 kB.
 */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The application: middleware and features in the order a request meets them. */
export function createApp(
  deps: Deps,
  {
    isStopping,
    metrics,
    events,
    build,
    limits = transportLimits,
    shared = createSharedServices(deps),
    allowMissingHandlers = false,
  }: AppOptions,
): Express {
  installHungarianMessages();
  assertStateGraph();
  const { config } = deps;
  const { implementations, adapter, seo, understanding, exports } = composeFeatures(
    deps,
    shared,
    { isStopping, ...(events && { events }) },
    limits,
  );
  if (!allowMissingHandlers) assertAllHandled(implementations);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // Query values are strings; a repeated parameter becomes an array, which every schema rejects.
  app.set('query parser', 'simple');
  app.use(createRequestLog(deps.log));
  if (metrics) {
    addAdmissionMetrics(metrics, adapter.bulkheads);
    app.use(metrics.observe);
  }
  app.use(createLoadShedding(adapter.bulkheads.common, limits));
  app.use(limitOpenRequests(limits));
  app.use(createSecurityHeaders(config, build?.template));
  app.use('/files', serveFiles(deps.files));
  if (config.map.tileFile) app.get(vectorTilesPath, serveMapTiles(config.map.tileFile));
  const emulator = createPaymentEmulator(config);
  if (emulator) app.use('/dev/paypal', emulator);
  const invoiceEmulator = createInvoiceEmulator(config);
  if (invoiceEmulator) app.use('/dev', invoiceEmulator);
  const rateLimit = createFloodLimit(config.rateLimitFactor, limits);
  app.use('/api', rateLimit);
  app.use(compression({ brotli: { params: brotliParams } }));
  app.use(cookieParser());
  if (config.databaseReplicaUrl) app.use(trackPositions);
  app.use(createApiRouter(implementations, adapter));
  app.get(queryPath, rateLimit, createQueryRedirect(understanding, adapter.bulkheads.common));
  app.get(exportPath, rateLimit, serveExports(exports, adapter.bulkheads.common));
  app.use(referenceRouter(config.publicUrl));
  app.use(['/api', '/files'], () => {
    throw new ApiError('not_found', { message: 'Ilyen cím nincs, nézd meg, jól írtad-e!' });
  });
  if (build)
    app.use(
      siteRouter(
        { ...deps, build, seo, bulkheads: adapter.bulkheads },
        createPageClient(implementations, adapter),
        rateLimit,
      ),
    );
  app.use(() => {
    throw new ApiError('not_found');
  });
  app.use(createErrorHandler(deps.log));
  return app;
}

/** Returns whether a peer address is a trusted proxy, whose forwarded headers are used (`TRUST_PROXY`). */
export function getProxyTrust(app: Express): (address: string) => boolean {
  const trust = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => trust(address, 0);
}

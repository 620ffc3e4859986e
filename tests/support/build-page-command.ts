import buildPage from '../browser/support/build-page';

/** Builds the page as its tests and people get it. The tests find it built from the same sources and build nothing again. */
await buildPage();

import { forAll, forEditors, listOfOwner, ofCaller, ofOwner, one, type Row } from './row.ts';

const text = (words: string) => ({ pt: words });

const catalogue: Record<string, Row> = {
  'catalogue.retrieveCourses': forAll(({ courseId }) => ({ filter: { id: courseId } })),
  'catalogue.retrieveChoices': forAll(({ courseId }) => ({ filter: { id: courseId } })),
  'catalogue.retrieveSuggestions': forAll(() => ({ filter: { search: 'obra' } })),
  'catalogue.retrieveSpelling': forAll(() => ({ filter: { search: 'obra' } })),
  'catalogue.retrieveCourse': forAll(({ courseId }) => ({ filter: { id: courseId } })),
  'catalogue.retrieveCounters': forAll(() => ({})),
  'catalogue.createCourse': forEditors(one(() => ({ title: text('Curso'), type: 'online' }))),
  'catalogue.updateCourse': forEditors(one(({ courseId }) => ({ id: courseId, title: text('Outro') }))),
  'catalogue.deleteCourse': forEditors(one(({ courseId }) => ({ id: courseId }))),
  'catalogue.restoreCourse': forEditors(one(({ courseId }) => ({ id: courseId }))),
  'catalogue.retrieveCategories': forAll(() => ({})),
  'catalogue.createCategory': forEditors(one(() => ({ slug: 'nova', name: text('Nova'), cover_key: 'gestao' }))),
  'catalogue.updateCategory': forEditors(one(({ categoryId }) => ({ id: categoryId, position: 3 }))),
  'catalogue.deleteCategory': forEditors(one(({ categoryId }) => ({ id: categoryId }))),
  'catalogue.restoreCategory': forEditors(one(({ categoryId }) => ({ id: categoryId }))),
  'catalogue.retrievePartners': forAll(() => ({})),
  'catalogue.createPartner': forEditors(one(() => ({ slug: 'nova', name: 'Escola nova' }))),
  'catalogue.updatePartner': forEditors(one(({ partnerId }) => ({ id: partnerId, city: 'Huambo' }))),
  'catalogue.deletePartner': forEditors(one(({ partnerId }) => ({ id: partnerId }))),
  'catalogue.restorePartner': forEditors(one(({ partnerId }) => ({ id: partnerId }))),
};

const classes: Record<string, Row> = {
  'classes.retrieveClasses': forAll(({ classId }) => ({ filter: { id: classId } })),
  'classes.retrieveWaitingEntries': ofCaller(() => ({}), 'ok'),
  'classes.joinWaitingList': ofCaller(one(({ classId }) => ({ class_id: classId }))),
  'classes.leaveWaitingList': ofCaller(one(({ classId }) => ({ class_id: classId }))),
  'classes.retrieveCalendar': forAll(() => ({ filter: { tz: 'Africa/Luanda' } })),
  'classes.createClass': forEditors(
    one(({ courseId }) => ({ code: 'N-1', type: 'online', tz: 'Africa/Luanda', course_id: courseId })),
  ),
  'classes.updateClass': forEditors(one(({ classId }) => ({ id: classId, venue: 'Sala 2' }))),
  'classes.closeClass': forEditors(one(({ classId }) => ({ id: classId }))),
  'classes.reopenClass': forEditors(one(({ classId }) => ({ id: classId }))),
  'classes.cancelClass': forEditors(one(({ classId }) => ({ id: classId, reason: 'Poucos' }))),
  'classes.concludeClass': forEditors(one(({ classId }) => ({ id: classId }))),
};

const buying: Record<string, Row> = {
  'cart.updateCart': { ...ofOwner(one(({ userId }) => ({ id: userId, cart: '[]' }))), stranger: 'not_allowed' },
  'cart.retrieveSummary': forAll(one(() => ({ cart: '[]', currency_id: 1 }))),
  'wishlist.retrieveWishlist': ofCaller(() => ({}), 'ok'),
  'wishlist.retrieveWishedIds': ofCaller(() => ({}), 'ok'),
  'wishlist.addWish': ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
  'wishlist.removeWish': ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
  'wishlist.restoreWish': ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
  'orders.retrieveOrders': listOfOwner(({ orderId }) => ({ id: orderId })),
  'orders.placeOrder': ofCaller(one(() => ({ currency_id: 1 }))),
  'orders.deliverService': forEditors(one(() => ({ id: 1 }))),
  'orders.cancelOrder': ofOwner(one(({ orderId }) => ({ id: orderId }))),
  'payments.retrievePayments': listOfOwner(({ orderId }) => ({ order_id: orderId })),
  'payments.createPayment': ofOwner(({ orderId, invoiceId }) => ({
    order_id: orderId,
    invoice_id: invoiceId,
    method: 'transferencia',
    channel: 'bank',
  })),
  'payments.approvePayment': forEditors(one(({ paymentId }) => ({ id: paymentId }))),
  'payments.rejectPayment': forEditors(one(({ paymentId }) => ({ id: paymentId, reason: 'Ilegível' }))),
};

const settings: Record<string, Row> = {
  'settings.retrieveApplicationSettings': forAll(() => ({ filter: {} })),
  'settings.retrieveLocales': forAll(() => ({})),
  'settings.retrieveCurrencies': forAll(() => ({})),
  'settings.createCurrency': forEditors(
    one(() => ({ key: 'eur', name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}' })),
  ),
  'settings.updateCurrency': forEditors(one(() => ({ id: 2, name: 'Dólar' }))),
  'settings.deleteCurrency': forEditors(one(() => ({ id: 2 }))),
  'settings.restoreCurrency': forEditors(one(() => ({ id: 2 }))),
};

export const shopRows: Record<string, Row> = { ...catalogue, ...classes, ...buying, ...settings };

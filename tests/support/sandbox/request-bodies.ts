export const cardDetails = {
  cardholderName: 'Sam Jones',
  cardNumber: '4929000000006',
  expiryDate: '1230',
  securityCode: '123',
};

export const browserData = {
  notificationURL: 'http://shop.example.test/notify',
  browserIP: '203.0.113.9',
  browserAcceptHeader: '*/*',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserLanguage: 'en-GB',
  browserColorDepth: '24',
  browserScreenHeight: '1080',
  browserScreenWidth: '1920',
  browserTZ: '-60',
  browserUserAgent: 'Test',
  challengeWindowSize: 'Large',
  transType: 'GoodsAndServicePurchase',
};

export const billingAddress = {
  address1: '14 Wharf Street',
  city: 'Sowerby Bridge',
  postalCode: 'HX6 2AE',
  country: 'GB',
};

export const payment = {
  transactionType: 'Deferred',
  amount: 1250,
  currency: 'GBP',
  description: 'Order 10231',
  customerFirstName: 'Sam',
  customerLastName: 'Jones',
  billingAddress,
  apply3DSecure: 'UseMSPSetting',
  strongCustomerAuthentication: browserData,
};
